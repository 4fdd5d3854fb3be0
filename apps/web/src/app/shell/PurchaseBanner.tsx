import type { User } from '@nevisa/api/types';
import { Banner, LiveRegion } from '@nevisa/ui';
import { useState } from 'react';
import { createPurchaseNews } from '../../features/packages/purchaseNews.ts';
import { createBrowserStorage } from '../../shared/storage/browserStorage.ts';
import { checkoutWords } from '../../shared/text/checkoutWords.ts';

/** Says on the first page after a payment that the package is active, or follows another one. */
export function PurchaseBanner({ user, path }: { user: User; path: string }) {
  const [shownOn, setShownOn] = useState(() =>
    createPurchaseNews(createBrowserStorage('session')).take(String(user.id)) ? path : null,
  );
  const isLater = (user.nevisa_service_account?.reserved_service_record ?? null) !== null;
  return (
    <LiveRegion>
      {shownOn === path && (
        <Banner kind="success" onDismiss={() => setShownOn(null)}>
          {isLater ? checkoutWords.boughtBar : checkoutWords.activatedBar}
        </Banner>
      )}
    </LiveRegion>
  );
}
