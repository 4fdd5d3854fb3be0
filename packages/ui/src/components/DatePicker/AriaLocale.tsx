import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Persian calendar, digits and direction for the parts that read them from their locale. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="fa-IR">{children}</I18nProvider>;
}
