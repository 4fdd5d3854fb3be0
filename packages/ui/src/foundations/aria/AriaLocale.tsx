import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useDirection } from '../direction.ts';
import { useNavigate } from '../Navigation.tsx';
import { speakPersian } from './ariaStrings.ts';

export interface AriaLocaleProps {
  children: ReactNode;
}

/**
 * Tells the parts of react-aria-components their direction, calendar and
 * digits, gives them Persian words, and lets their links move inside the
 * application. Each component made of these parts
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

// The library reads the direction off the language; calendar and digits stay Persian either way.
const locales = { rtl: 'fa-IR', ltr: 'en-US-u-ca-persian-nu-arabext' };
