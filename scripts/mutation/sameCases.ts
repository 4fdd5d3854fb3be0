import fc from 'fast-check';
import { fixedSeed } from '../../packages/testing/src/fuzzRuns.ts';

// Every mutant meets the same cases; shrinking a failed case would only cost time.
fc.configureGlobal({ seed: fixedSeed, endOnFailure: true });
