export { describePage } from './describePage.ts';
export { fuzzRuns, fuzzTime } from './fuzzRuns.ts';
export { patience } from './patience.ts';
export { untouchedConfiguration } from './untouchedConfiguration.ts';
