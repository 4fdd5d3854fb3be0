import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useDirection } from '../direction.ts';
import { speakPersian } from './ariaStrings.ts';

export interface AriaLocaleProps {
  children: ReactNode;
}

/**
 * Tells the parts of react-aria-components their direction, and gives them the
 * Persian calendar, digits and words in either one. Each component made of these parts
 * wraps itself in it, so pages without them load nothing of that library.
 */
export function AriaLocale({ children }: AriaLocaleProps) {
  const direction = useDirection();
  speakPersian();
  return <I18nProvider locale={locales[direction]}>{children}</I18nProvider>;
}

// The library takes its direction from the script of its locale. Persian has no data of its own in Latin script,
// so the platform goes on with Persian words; its calendar and digits are named, for they must not depend on that.
const locales = { rtl: 'fa-IR', ltr: 'fa-Latn-IR-u-ca-persian-nu-arabext' };
