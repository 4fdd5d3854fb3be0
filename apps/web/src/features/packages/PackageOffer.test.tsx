import type { Service } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { PackageOffer } from './PackageOffer.tsx';

it('X-201: an enterprise package without a sum is not called free', () => {
  const service = {
    id: 1,
    name: 'بستهٔ ما',
    description: '',
    deadline: null,
    price_per_hour: null,
    hour_limit: 100,
    max_users: null,
    actual_price: 0,
    is_for_enterprise: true,
  } as Service;
  const { host } = renderInPage(
    <NevisaUi>
      <AppServicesContext value={{ config: { supportPhone: '0' } } as AppServices}>
        <PackageOffer service={service} isBest={false} isFirst />
      </AppServicesContext>
    </NevisaUi>,
  );
  expect(host).not.toHaveTextContent('رایگان');
  const lines = [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toContain('سازمانی');
});
