import { type Client, createClient } from '@nevisa/api';
import { afterEach, beforeEach } from 'vitest';
import type { Backend } from '../backend.ts';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { type NodeMocks, startNode } from '../node.ts';

/** A new mock server for each test of the file that calls it. */
export function serveEachTest(
  prepare: (backend: Backend) => void | Promise<void> = () => undefined,
): Pick<NodeMocks, 'backend' | 'use'> {
  let mocks: NodeMocks;
  beforeEach(async () => {
    mocks = startNode();
    await prepare(mocks.backend);
  });
  afterEach(() => mocks.close());
  return {
    get backend() {
      return mocks.backend;
    },
    use: (backend) => mocks.use(backend),
  };
}

/** The calls of an account. */
export function createClientFor(name: AccountName): Client {
  return createClient({
    host: 'https://api.nevisa.test',
    readToken: () => accounts[name].token,
  });
}
