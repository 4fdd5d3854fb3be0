import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useDirection } from '../direction.ts';
import { speakPersian } from './ariaStrings.ts';

export interface AriaLocaleProps {
  children: ReactNode;
}

/**
 * Tells the parts of react-aria-components their direction, calendar and
 * digits, and gives them Persian words. Each component made of these parts
 * wraps itself in it, so pages without them load nothing of that library.
 */
export function AriaLocale({ children }: AriaLocaleProps) {
  const direction = useDirection();
  speakPersian();
  return <I18nProvider locale={locales[direction]}>{children}</I18nProvider>;
}

const locales = { rtl: 'fa-IR', ltr: 'en-US' };
