import type { Client } from '@nevisa/api';
import type { HistoryQuery } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { readEveryId } from './readEveryId.ts';

const trash = { page: 2, page_size: 20, ordering: '-created_at', trash: true };

function serve(count: number, failsAt = 0) {
  const asked: HistoryQuery[] = [];
  const listHistory = (query: HistoryQuery) => {
    asked.push(query);
    const { page = 1, page_size: size = 20 } = query;
    const results = Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) });
    return Promise.resolve(
      page === failsAt
        ? { ok: false, failure: { kind: 'network' } }
        : {
            ok: true,
            answer: {
              count,
              as_of: 'moment',
              results: results.map((_, place) => ({ id: (page - 1) * size + place })),
            },
          },
    );
  };
  return { asked, client: { listHistory } as unknown as Pick<Client, 'listHistory'> };
}

describe('the ids of all results', () => {
  it('X-126: the whole trash is read, not the shown page, as of one moment', async () => {
    const { asked, client } = serve(250);
    const progress: number[][] = [];
    const { ids, failure } = await readEveryId(client, trash, (...step) => progress.push(step));
    expect([ids.length, failure]).toEqual([250, null]);
    expect(asked.map(({ page, page_size: size, trash: inTrash }) => [page, size, inTrash])).toEqual(
      [
        [1, 100, true],
        [2, 100, true],
        [3, 100, true],
      ],
    );
    expect(asked.map(({ as_of: moment }) => moment)).toEqual([undefined, 'moment', 'moment']);
    expect(progress).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('X-126: a page that fails is said, and an empty list ends at once', async () => {
    expect(await readEveryId(serve(250, 2).client, trash)).toMatchObject({
      failure: { kind: 'network' },
    });
    const { asked, client } = serve(0);
    expect(await readEveryId(client, trash)).toEqual({ ids: [], failure: null });
    expect(asked).toHaveLength(1);
  });
});
