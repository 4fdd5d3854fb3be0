import { Button } from '@nevisa/ui';
import { useState } from 'react';
import { filesText } from '../../../shared/text/filesText.ts';

/** Asks the system once whether it may say that a text is ready; nothing asks without a press. */
export function NotifyButton() {
  const [permission, setPermission] = useState(readPermission);
  if (permission !== 'default') {
    return null;
  }
  const ask = async () => {
    setPermission(await Notification.requestPermission());
  };
  return (
    <Button size="small" variant="quiet" onClick={() => void ask()}>
      {filesText.notify}
    </Button>
  );
}

function readPermission(): NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'denied';
}
