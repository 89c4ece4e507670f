import * as core from '@actions/core';
import { act } from './action/act.js';

await act(core, process.env);
