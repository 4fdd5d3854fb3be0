import { createClient } from '@nevisa/api';
import type { WholeConversation } from '@nevisa/api/types';
import { accounts } from '@nevisa/mocks/accounts';
import { createBackend } from '@nevisa/mocks/backend';
import { makeConversation } from '@nevisa/mocks/conversations';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { describe, expect, it } from 'vitest';
import type { DeviceText } from '../../dictation/workspace/deviceTexts.ts';
import { serveZip } from '../../history/export/serveZip.ts';
import { readArchive } from '../../../testing/readArchive.ts';
import { makeMyData, type MyDataWork } from './makeMyData.ts';

const note = { subject: 'note', seed: 1, words: 20, minutesAgo: 5 } as const;
const notes = (count: number) =>
  Array.from({ length: count }, (_, step) =>
    makeConversation({ ...note, id: `n${step}`, title: `یادداشت ${step}` }),
  );

const deviceText: DeviceText = {
  documentId: 'd1',
  title: null,
  text: 'تنها روی دستگاه',
  isPartial: false,
  words: 3,
  changedAt: Date.parse('2026-11-20T10:00:00Z'),
  audioDuration: 4_000,
  state: 'kept',
  failure: null,
};

/** Sara on a server with these texts, and what was asked of it. */
function arrange(count: number, more: Partial<MyDataWork> = {}) {
  const backend = createBackend();
  backend.fillHistory('sara', notes(count));
  const asked: string[] = [];
  const serve = fetchFrom(backend);
  const client = createClient({
    host: 'https://api.nevisa.test',
    readToken: () => accounts.sara.token,
    fetch: (input, init) => {
      asked.push((typeof input === 'string' ? input : '').replace(/^.*\/(?=\w+\?|\w+$)/u, ''));
      return serve(input, init);
    },
  });
  const zip = serveZip();
  const progress: string[] = [];
  const work: MyDataWork = {
    client,
    deviceTexts: () => Promise.resolve([]),
    write: (request) => Promise.resolve(zip(request)),
    rest: () => Promise.resolve(),
    signal: new AbortController().signal,
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    ...more,
  };
  return { backend, asked, work, progress };
}

async function readFiles(archive: Blob | null): Promise<Record<string, string>> {
  return readArchive((await archive?.arrayBuffer()) ?? new ArrayBuffer());
}

describe('the archive of all data', () => {
  it('X-236: has the profile, the transactions, and each text as text and as data', async () => {
    const { backend, work, progress } = arrange(3, {
      deviceTexts: () => Promise.resolve([deviceText]),
    });
    backend.deleteHistory(backend.account('sara'), { ids: ['n2'] });
    const { archive, written, missing } = await makeMyData(work);
    const files = await readFiles(archive);
    expect(Object.keys(files)).toEqual([
      'مشخصات.json',
      'تراکنش‌ها.csv',
      'تراکنش‌ها.json',
      'نوشته‌ها/یادداشت 1.txt',
      'نوشته‌ها/یادداشت 1.json',
      'نوشته‌ها/یادداشت 0.txt',
      'نوشته‌ها/یادداشت 0.json',
      'سطل زباله/یادداشت 2.txt',
      'سطل زباله/یادداشت 2.json',
      'روی این دستگاه/نوشتهٔ ۲۹ آبان ۱۴۰۵.txt',
      'روی این دستگاه/نوشتهٔ ۲۹ آبان ۱۴۰۵.json',
    ]);
    expect([written, missing, progress.at(-1)]).toEqual([4, [], '4/4']);
    expect(files['روی این دستگاه/نوشتهٔ ۲۹ آبان ۱۴۰۵.txt']).toBe('\uFEFFتنها روی دستگاه\n');
    const whole = JSON.parse(files['نوشته‌ها/یادداشت 0.json'] ?? '') as WholeConversation;
    expect(whole.id).toBe('n0');
    expect(whole.segments[0]?.words.length).toBeGreaterThan(0);
  });

  it('X-236: the profile has no token and no key of a package', async () => {
    const { work } = arrange(0);
    const files = await readFiles((await makeMyData(work)).archive);
    const profile = files['مشخصات.json'] ?? '';
    expect(JSON.parse(profile)).toMatchObject({
      username: 'sara',
      email: 'sara@nevisa.test',
      profile: { first_name: 'سارا', birthday: '1991-03-21' },
      service: { current_service_record: { service: { name: 'بستهٔ بیست‌ساعته' } } },
    });
    expect(profile).not.toContain('key-of-sara');
    expect(profile).not.toContain(accounts.sara.token);
  });

  it('X-236: the transactions are a table with Latin digits and both calendars', async () => {
    const { work } = arrange(0);
    const files = await readFiles((await makeMyData(work)).archive);
    const [head, first] = (files['تراکنش‌ها.csv'] ?? '').split('\r\n');
    expect(head).toBe('\uFEFFزمان,تاریخ شمسی,بابت,مبلغ (تومان),وضعیت,شمارهٔ پیگیری,شمارهٔ سفارش');
    expect(first).toMatch(/^2026-11-01T09:30:00\+03:30,1405-08-10 09:30:00,.*,1250000,موفق,/u);
  });

  it('X-236: 250 texts are read page by page as of one moment, and not twice', async () => {
    const { asked, work, progress } = arrange(250);
    const { written } = await makeMyData(work);
    const lists = asked.filter((call) => call.startsWith('retrieve_all?'));
    const pages = lists.filter((call) => call.includes('trash=false'));
    expect(pages.map((call) => /page=(\d)/u.exec(call)?.[1])).toEqual(['1', '2', '3']);
    expect(pages.map((call) => call.includes('as_of='))).toEqual([false, true, true]);
    // The second page is asked for when the texts of the first one are written.
    const texts = asked.filter((call) => call.startsWith('retrieve?'));
    expect(asked.indexOf(pages[1] ?? '')).toBeGreaterThan(asked.indexOf(texts[95] ?? ''));
    expect([written, texts.length, new Set(texts).size]).toEqual([250, 250, 250]);
    expect(progress[0]).toBe('1/250');
  });

  it('X-236: a text that is deleted while the lists are read is in the archive once', async () => {
    const { work } = arrange(2);
    const { client } = work;
    const { archive, written } = await makeMyData({
      ...work,
      client: {
        ...client,
        listHistory: (query, options) => client.listHistory({ ...query, trash: false }, options),
      },
    });
    const files = Object.keys(await readFiles(archive)).filter((name) => name.endsWith('.txt'));
    expect([written, files]).toEqual([2, ['نوشته‌ها/یادداشت 1.txt', 'نوشته‌ها/یادداشت 0.txt']]);
  });

  it('X-236: a text that fails is named in the archive and in the result', async () => {
    const { work } = arrange(5);
    const { client } = work;
    const broken: MyDataWork = {
      ...work,
      client: {
        ...client,
        retrieveHistory: (query, options) =>
          query.id === 'n3'
            ? Promise.resolve({ ok: false, failure: { kind: 'network' } })
            : client.retrieveHistory(query, options),
      },
    };
    const { archive, written, missing } = await makeMyData(broken);
    expect([written, missing]).toEqual([
      4,
      [{ id: 'n3', title: 'یادداشت 3', fault: { kind: 'network' } }],
    ]);
    expect((await readFiles(archive))['خطاها.txt']).toBe('\uFEFFیادداشت 3: خطا در شبکه\r\n');
  });

  it('X-236: a part that does not come is named, and the rest is there', async () => {
    const { backend, work } = arrange(2, {
      deviceTexts: () => Promise.reject(new Error('locked')),
    });
    backend.breakDown('listTransactions', 'server');
    const { archive, missing } = await makeMyData(work);
    expect(missing.map(({ title, fault }) => [title, fault.kind])).toEqual([
      ['تراکنش‌ها', 'server'],
      ['روی این دستگاه', 'unreadable'],
    ]);
    expect(Object.keys(await readFiles(archive))).toContain('نوشته‌ها/یادداشت 0.txt');
  });

  it('X-236: a text of the device that can be read only in part is in the archive, and is named', async () => {
    const { work } = arrange(0, {
      deviceTexts: () => Promise.resolve([deviceText, { ...deviceText, isPartial: true }]),
    });
    const { archive, written, missing } = await makeMyData(work);
    expect([written, missing.map(({ title, fault }) => [title, fault.kind])]).toEqual([
      2,
      [['روی این دستگاه', 'unreadable']],
    ]);
    expect(archive).not.toBeNull();
  });

  it('X-236: a list that breaks off is named, and nothing at all is no archive', async () => {
    const { backend, work } = arrange(2);
    backend.breakDown('listHistory', 'network');
    const partly = await makeMyData(work);
    expect(partly.missing.map(({ title }) => title)).toEqual(['فهرست نوشته‌ها', 'سطل زباله']);
    expect(Object.keys(await readFiles(partly.archive))).toContain('مشخصات.json');
    backend.breakDown('retrieveAccount', 'network');
    backend.breakDown('listTransactions', 'network');
    expect(await makeMyData(work)).toMatchObject({ archive: null, written: 0 });
  });

  it('X-236: a text without a word is written as data', async () => {
    const { backend, work } = arrange(0);
    const silent = makeConversation({ ...note, id: 'silent', title: 'بی‌صدا' });
    backend.fillHistory('sara', [{ ...silent, text: '', segments: [] }]);
    const files = await readFiles((await makeMyData(work)).archive);
    expect(Object.keys(files).filter((name) => name.includes('بی‌صدا'))).toEqual([
      'نوشته‌ها/بی‌صدا.json',
    ]);
  });

  it('X-236: a canceled archive ends, and asks for no further text', async () => {
    const ending = new AbortController();
    const { asked, work } = arrange(40, {
      signal: ending.signal,
      onProgress: (done) => done === 2 && ending.abort(),
    });
    await expect(makeMyData(work)).rejects.toThrow('abort');
    expect(asked.filter((call) => call.startsWith('retrieve?'))).toHaveLength(4);
  });
});
