import type {
  Discount,
  DiscountUsage,
  Invoice,
  StaffUser,
  Transaction,
  User,
  WholeDiscount,
} from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { discountKey } from '../features/discounts/data/discountCache.ts';
import { UsagesPart, type UsagesPartProps } from '../features/discounts/form/UsagesPart.tsx';
import { createColumns } from '../features/discounts/list/columns.tsx';
import { makeAuditColumns } from '../features/management/audit/makeAuditColumns.tsx';
import { makeUserPartKey } from '../features/management/users/data/userCache.ts';
import type { Users } from '../features/management/users/data/useUsers.ts';
import { ProfilePart } from '../features/management/users/drawer/ProfilePart.tsx';
import { TransactionsPart } from '../features/management/users/drawer/TransactionsPart.tsx';
import { ContactCell } from '../features/management/users/list/userCells.tsx';
import { MessageMore } from '../features/messages/MessageMore.tsx';
import { VerifyLater } from '../features/payment/screen/Verifying.tsx';
import { ContactRows } from '../features/profile/contact/ContactRows.tsx';
import { InvitationRow } from '../features/profile/InvitationRow.tsx';
import { toInvoiceParts } from '../features/transactions/invoice/invoiceParts.tsx';
import { readConfig } from '../shared/config.ts';
import { createObservable } from '../shared/observable.ts';
import { renderMarkup } from '../testing/renderMarkup.ts';

const person = {
  id: 7,
  username: 'sara_2',
  profile: { first_name: 'سارا', last_name: 'محمدی', avatar_url: null },
  phone: '09121234567',
  email: 'sara@nevisa.ir',
  is_staff: false,
  is_active: true,
  date_joined: null,
  last_login: null,
} as unknown as StaffUser;

const party = {
  name: 'سارا',
  national_id: '0012345678',
  economic_code: null,
  province: null,
  city: 'تهران',
  address: null,
  postal_code: null,
  phone: '02188776655',
  email: null,
};
const invoice = {
  seller: party,
  buyer: party,
  lines: [],
  discount: null,
  vat: null,
  total: 1,
  paid_at: null,
  ref_id: '98431207',
} as unknown as Invoice;

const discount = { id: 1, code: 'NOWRUZ-05' } as Discount;
const change = { field: 'email', before: 'a@nevisa.ir', after: 'b@nevisa.ir' };

it.each<[string, ReactNode, readonly string[]]>([
  [
    'the opened user',
    createElement(ProfilePart, { user: person }),
    ['sara_2', '۰۹۱۲۱۲۳۴۵۶۷', 'sara@nevisa.ir'],
  ],
  [
    'a row of the users',
    createElement(ContactCell, { row: person }),
    ['۰۹۱۲۱۲۳۴۵۶۷', 'sara@nevisa.ir'],
  ],
  ['the payments of a user', renderPayments(), ['NV-2041', '۱']],
  [
    'the own contacts',
    createElement(ContactRows, { user: person as unknown as User }),
    ['sara@nevisa.ir', '۰۹۱۲۱۲۳۴۵۶۷'],
  ],
  ['a row of the discounts', renderDiscount(), ['NOWRUZ-05']],
  ['the uses of a discount', renderUses(), ['۱', '۱', 'NV-2041']],
  ['a change in the log', renderChange(), ['a@nevisa.ir', 'b@nevisa.ir']],
  [
    'a message with a link and a code',
    createElement(MessageMore, { link: 'https://sale.example/a', code: 'NOWRUZ-05' }),
    ['sale.example', 'NOWRUZ-05'],
  ],
  [
    'an invitation',
    createElement(InvitationRow, { link: 'https://nevisa.ir/?ref=A-1' }),
    ['https://nevisa.ir/?ref=A-1'],
  ],
  [
    'an unconfirmed payment',
    createElement(VerifyLater, { orderNumber: 'NV-2041' }),
    ['NV-2041', '۰۲۱۰۰۰۰۰۰۰۰'],
  ],
  [
    'the facts of an invoice',
    createElement('p', null, ...toInvoiceParts(invoice).facts.map(({ value }) => value)),
    ['۹۸۴۳۱۲۰۷'],
  ],
  [
    'the seller of an invoice',
    createElement('p', null, ...listSellerFacts()),
    ['۰۰۱۲۳۴۵۶۷۸', '۰۲۱۸۸۷۷۶۶۵۵'],
  ],
])('X-71: the codes of %s are isolated as left-to-right text', (_, content, codes) => {
  expect(listIsolated(content)).toEqual(codes);
});

/** The dialog of a contact, which is closed. */
const contactActor = {
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => ({
    children: {},
    context: { kind: 'phone', value: '', failure: null },
    hasTag: () => false,
  }),
};

/** The texts that are isolated and run from left to right, in their order. */
function listIsolated(content: ReactNode): string[] {
  const services = {
    config: readConfig({ VITE_API_HOST: 'https://api.nevisa.test' }),
    recording: createObservable(null),
    uploadFacts: createObservable({ title: '' }),
    authStore: { facts: () => ({ user: person }), subscribe: () => () => undefined },
    userScope: () => ({ get: () => contactActor }),
  };
  return [
    ...renderMarkup(content, services).matchAll(/<bdi[^>]* dir="ltr"[^>]*>(.*?)<\/bdi>/gs),
  ].map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, ''));
}

function listSellerFacts(): ReactNode[] {
  return toInvoiceParts(invoice).parties[0]?.facts.map(({ value }) => value) ?? [];
}

function renderPayments(): ReactNode {
  const queries = new QueryClient();
  const payment = { id: 1, order_number: 'NV-2041', amount: 1, created_at: null, status: null };
  queries.setQueryData(makeUserPartKey(7, 'transactions'), [payment as unknown as Transaction]);
  return createElement(TransactionsPart, { users: { queries } as unknown as Users, id: 7 });
}

function renderUses(): ReactNode {
  const queries = new QueryClient();
  const use = {
    user: { name: 'سارا' },
    order_number: 'NV-2041',
    paid_at: null,
    amount: 1,
    discount_amount: 1,
  };
  queries.setQueryData([discountKey, '1', 'usages', 1], {
    count: 1,
    results: [use as unknown as DiscountUsage],
  });
  return createElement(UsagesPart, {
    whole: { id: 1, code: 'NOWRUZ-05' } as WholeDiscount,
    member: { queries } as unknown as UsagesPartProps['member'],
    toasts: createToastQueue(),
  });
}

function renderDiscount(): ReactNode {
  const parts = { toHref: () => '/', onCopy: () => undefined, services: null };
  const choice = { order: ['code'], hidden: [] } as unknown as Parameters<typeof createColumns>[0];
  const column = createColumns(choice, parts).find(({ id }) => id === 'code');
  return renderCell(column, discount);
}

function renderChange(): ReactNode {
  const column = makeAuditColumns({ filter: () => undefined }).find(({ id }) => id === 'changes');
  return renderCell(column, { changes: [change] });
}

function renderCell(column: object | undefined, row: unknown): ReactNode {
  const { cell } = column as { cell: (row: unknown) => ReactElement };
  return cell(row);
}
