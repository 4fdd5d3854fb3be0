import { expect, it, vi } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { endless, makeCredit, makeFailed, makeShownUpload } from './testing/shownUploads.ts';
import { toListedUpload } from './toListedUpload.tsx';

const handlers = { act: vi.fn(), changeOptions: vi.fn() };

it.each([
  ['X-181', makeShownUpload(['unaffordable']), 'خرید بسته', paths.packages],
  ['X-193', makeShownUpload(['failed'], makeFailed('noCredit')), 'خرید بسته', paths.packages],
  ['X-185', makeShownUpload(['signedOut']), 'ورود', paths.signIn],
] as const)('%s: a file that lacks credit or a session leads to it', (_, upload, label, href) => {
  const { fault } = toListedUpload(upload, makeCredit(1), handlers);
  expect(fault?.action).toMatchObject({ label, href });
});

it('X-198: a row has each of its actions in words, and Delete is the one that ends it', () => {
  const upload = makeShownUpload(['paused']);
  const row = toListedUpload(upload, endless, handlers);
  expect(row.actions?.flatMap((action) => action?.label ?? [])).toEqual([
    'ادامهٔ بارگذاری',
    'لغو بارگذاری',
  ]);
  row.actions?.[0]?.onPress?.();
  row.onDelete?.();
  expect(handlers.act.mock.calls).toEqual([
    ['resume', upload],
    ['cancel', upload],
  ]);
  row.options?.action?.onPress?.();
  expect(handlers.changeOptions).toHaveBeenCalledWith(upload);
});
