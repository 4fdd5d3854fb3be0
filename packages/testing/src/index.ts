export { fuzzRuns, fuzzTime } from './fuzzRuns.ts';
export { untouchedConfiguration } from './untouchedConfiguration.ts';
