import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useDirection } from '../direction.ts';
import { useNavigate } from '../Navigation.tsx';
import { speakPersian } from './ariaStrings.ts';

export interface AriaLocaleProps {
  children: ReactNode;
}

/**
 * Tells the parts of react-aria-components their direction, gives them the
 * Persian calendar, digits and words in either one, and lets their links move
 * inside the application. Each component made of these parts
 * wraps itself in it, so pages without them load nothing of that library.
 */
export function AriaLocale({ children }: AriaLocaleProps) {
  const direction = useDirection();
  const navigate = useNavigate();
  speakPersian();
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

// The library takes its direction from the script of its locale. Persian has no data of its own in Latin script,
// so the platform goes on with Persian words; its calendar and digits are named, for they must not depend on that.
const locales = { rtl: 'fa-IR', ltr: 'fa-Latn-IR-u-ca-persian-nu-arabext' };
