import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useKeyPress } from '../../../shared/shortcuts/useKeyPress.ts';
import { KeySheetWindow } from './KeySheetWindow.tsx';
import { opensKeySheet } from './opensKeySheet.ts';

/** Opens the list of keys when a person presses «؟» outside of a text, unless they turned that off. */
export function KeySheetOnPress({ user }: { user: User }) {
  const { keySheetOff } = useAppServices();
  const [open, setOpen] = useState(false);
  useKeyPress((event) => {
    if (opensKeySheet(event) && !keySheetOff.isSet(String(user.id))) {
      event.preventDefault();
      setOpen(true);
    }
  });
  return <KeySheetWindow user={user} open={open} onClose={() => setOpen(false)} />;
}
