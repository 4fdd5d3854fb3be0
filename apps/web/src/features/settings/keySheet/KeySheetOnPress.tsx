import type { User } from '@nevisa/api/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { KeySheetWindow } from './KeySheetWindow.tsx';
import { opensKeySheet } from './opensKeySheet.ts';

/** Opens the list of keys when a person presses «؟» outside of a text, unless they turned that off. */
export function KeySheetOnPress({ user }: { user: User }) {
  const { keySheetOff } = useAppServices();
  const [open, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (opensKeySheet(event) && !keySheetOff.isSet(String(user.id))) {
      event.preventDefault();
      setOpen(true);
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return <KeySheetWindow user={user} open={open} onClose={() => setOpen(false)} />;
}
