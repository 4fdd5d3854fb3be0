import fc from 'fast-check';

// Every mutant meets the same cases, and nobody reads the smallest one that killed it.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
