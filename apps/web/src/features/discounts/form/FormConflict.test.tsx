import { services } from '@nevisa/mocks/services';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { FormConflict } from './FormConflict.tsx';
import type { DiscountForm } from './useDiscountForm.ts';

const [service] = services;

/** A code of which two people have changed the name, the packages and the status. */
const context = {
  base: { name: 'نوروز', service_ids: [], is_active: true },
  typed: { name: 'مهر', service_ids: [service.id], is_active: false },
  theirs: { id: 7, revision: 2, values: { name: 'یلدا', service_ids: ['404'], is_active: null } },
  choices: {},
};

it('X-116: the values of both are shown as a person reads them, the own one first', () => {
  const form = { context, is: (tag: string) => tag === 'conflict' } as unknown as DiscountForm;
  renderInPage(
    <NevisaUi>
      <FormConflict form={form} services={services} />
    </NevisaUi>,
  );
  const readSides = (name: string) =>
    page
      .getByRole('radiogroup', { name })
      .getByRole('radio')
      .elements()
      .map((radio) => radio.parentElement?.textContent?.replace(/نوشتهٔ (?:شما|دیگری)$/u, ''));
  expect(readSides('نام')).toEqual(['مهر', 'یلدا']);
  expect(readSides('بسته‌های مجاز')[0]).toBe(service.name);
  expect(readSides('فعال')[0]).toBe('خیر');
});
