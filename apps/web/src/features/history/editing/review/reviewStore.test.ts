import type { Client } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { openReviewedWords } from '@nevisa/drafts';
import { expect, it } from 'vitest';
import { createUserScopes } from '../../../../app/userScope.ts';
import { createMemoryDrafts } from '../../../../testing/memoryDrafts.ts';
import { forgetReviews } from './forgetReviews.ts';
import { createReviewStore, type ReviewPorts } from './reviewStore.ts';

interface Server {
  /** The ids that the server has. */
  has: readonly Id[];
  answers?: boolean;
  /** Whether it knows the filter of ids. */
  filters?: boolean;
}

/** A device that has reviewed words of the texts 1, 2 and 3. */
async function arrange({ has, answers = true, filters = true }: Server) {
  const drafts = createMemoryDrafts();
  for (const id of ['1', '2', '3']) {
    await openReviewedWords(drafts, id).keep(['1000-2000']);
  }
  const asked: unknown[] = [];
  const client = {
    listHistory: ({ ids }: { ids: readonly Id[] }) => {
      asked.push(ids);
      const results = has
        .filter((id) => !filters || ids.includes(String(id)))
        .map((id) => ({ id }));
      return Promise.resolve(
        answers
          ? { ok: true, answer: { count: results.length, results } }
          : { ok: false, failure: { kind: 'network' } },
      );
    },
  } as unknown as Client;
  const ports: ReviewPorts = {
    authStore: { client: () => client },
    dictationPorts: () => ({ drafts }),
  };
  const scopes = createUserScopes<ReviewPorts>(
    { facts: () => ({ user: { id: 7 }, expired: false }), subscribe: () => () => undefined },
    () => ports,
  );
  return { asked, drafts, scopes, scope: scopes.open(7) };
}

it('X-142: a page deletes the review of texts that ended elsewhere, and asks only for reviewed ones', async () => {
  const { asked, drafts, scope } = await arrange({ has: [1, '3', 4] });
  scope.get(createReviewStore);
  await expect.poll(() => drafts.listReviewed()).toEqual(['1', '3']);
  expect(asked).toEqual([['1', '2', '3']]);
});

it('X-142: a review stays while the server does not say that its text is gone', async () => {
  const { asked, drafts, scope } = await arrange({ has: [], answers: false });
  scope.get(createReviewStore);
  await expect.poll(() => asked).toEqual([['1', '2', '3']]);
  await scope.end();
  expect(await drafts.listReviewed()).toEqual(['1', '2', '3']);
});

it('X-142: an answer of a server that ignores the filter removes no reviewed words', async () => {
  const { asked, drafts, scope } = await arrange({ has: [1, 4], filters: false });
  scope.get(createReviewStore);
  await expect.poll(() => asked).toEqual([['1', '2', '3']]);
  await scope.end();
  expect(await drafts.listReviewed()).toEqual(['1', '2', '3']);
});

it('X-142: the review of a text that is deleted for ever is deleted with it, and the others stay', async () => {
  const { drafts, scope } = await arrange({ has: [1, 2, 3] });
  forgetReviews({ userScope: () => scope }, '7', [2]);
  await expect.poll(() => drafts.listReviewed()).toEqual(['1', '3']);
});

it('X-142, S10: nothing is deleted after the data of the user was', async () => {
  const { drafts, scope, scopes } = await arrange({ has: [1, 2, 3] });
  const store = scope.get(createReviewStore);
  await scope.end();
  await store.forget([1]);
  scopes.dispose();
  expect(await drafts.listReviewed()).toEqual(['1', '2', '3']);
});
