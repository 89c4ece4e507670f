/**
 * What no run needs before it has asked GitHub its first questions. It is a file of the bundle by itself, so it is read while those are
 * under way; and it is read as a whole, so that code which a run starts later can't put another in the place of a part.
 */
export { createEvidenceSource } from '../capture/evidence-source.js';
export { parseGiven } from '../collect/evidence-given.js';
export { renderCheckRun } from '../report/check-run.js';
export { run } from '../run.js';
export { writeSurfaces } from './publish.js';
