import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { IdentityPart } from '../features/discounts/form/IdentityPart.tsx';
import type { DiscountForm } from '../features/discounts/form/useDiscountForm.ts';
import { LinkFields } from '../features/management/messages/compose/LinkFields.tsx';
import type { Compose } from '../features/management/messages/compose/useCompose.ts';
import { DiscountField } from '../features/packages/checkout/DiscountField.tsx';
import type { Checkout } from '../features/packages/checkout/useCheckout.ts';
import { listTextFields, renderMarkup } from '../testing/renderMarkup.ts';

const values = { code: '', link: '', name: '', is_active: true };
const is = () => false;
const compose = { values, is, context: { codeFailure: null, codeStatus: null } };
const checkout = { is, context: { code: '', sums: null, codeFailure: null } };
const form = { values, locked: false, faults: {} };

it.each<[string, ReactNode, readonly (readonly [string, string, string])[]]>([
  [
    'the checkout',
    createElement(DiscountField, { checkout: checkout as unknown as Checkout }),
    [['code', 'ltr', 'text']],
  ],
  [
    'a discount',
    createElement(IdentityPart, { form: form as unknown as DiscountForm }),
    [['code', 'ltr', 'text']],
  ],
  [
    'a message',
    createElement(LinkFields, {
      compose: compose as unknown as Compose,
      errors: {},
      onLeave: () => undefined,
    }),
    [
      ['link', 'ltr', 'url'],
      ['code', 'ltr', 'text'],
    ],
  ],
])(
  'X-74: the fields of %s for codes and links have their direction and keyboard',
  (_, part, fields) => {
    const shown = listTextFields(renderMarkup(part), ['name', 'dir', 'inputmode']);
    expect(shown.filter(([name]) => name === 'code' || name === 'link')).toEqual(fields);
  },
);
