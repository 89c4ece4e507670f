import * as core from '@actions/core';
import { act } from './action/act.js';
import { endOnSignals } from './capture/signals.js';

endOnSignals('the step did not end');
await act(core, process.env);
