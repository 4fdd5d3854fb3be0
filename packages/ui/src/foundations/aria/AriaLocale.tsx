import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useDirection } from '../direction.ts';
import { useNavigate } from '../Navigation.tsx';
import { registerAriaStrings } from './ariaStrings.ts';

export interface AriaLocaleProps {
  children: ReactNode;
}

/**
 * Sets the direction of the react-aria-components inside, provides the Persian
 * calendar, digits and texts in both directions, and lets their links navigate inside
 * the application. Each component based on react-aria-components wraps itself in it,
 * so pages without such components do not load that library.
 */
export function AriaLocale({ children }: AriaLocaleProps) {
  const direction = useDirection();
  const navigate = useNavigate();
  registerAriaStrings();
  return (
    <I18nProvider locale={locales[direction]}>
      {navigate === undefined ? (
        children
      ) : (
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      )}
    </I18nProvider>
  );
}

// React Aria derives the direction from the script of its locale. Persian in Latin script has no data of its own,
// so `Intl` falls back to Persian texts; calendar and digits are set explicitly, independent of the fallback.
const locales = { rtl: 'fa-IR', ltr: 'fa-Latn-IR-u-ca-persian-nu-arabext' };
