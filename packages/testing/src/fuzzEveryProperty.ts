import fc from 'fast-check';
import { chooseSeed, fuzzRuns } from './fuzzRuns.ts';

/** Properties that name no number of cases of their own are tried with as many as are asked for. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: fuzzRuns(100), ...chooseSeed() });
