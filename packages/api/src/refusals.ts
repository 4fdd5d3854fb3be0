export { failedCodes } from './refusals/callRefusals.ts';
export { findUndeclared, listUndeclaredFailures } from './refusals/findUndeclared.ts';
export { type DeclaredRefusal, listRefusals } from './refusals/listRefusals.ts';
export { type RefusalCode, refusalCodes } from './refusals/refusalCodes.ts';
export {
  type FatalLiveError,
  fatalLiveErrors,
  type PassingLiveError,
} from './refusals/liveErrors.ts';
