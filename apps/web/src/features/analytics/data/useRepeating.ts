import type { User } from '@nevisa/api/types';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';

const key = 'nevisa.analytics.repeating';

/** Whether the figures are read again by themselves, as this person chose in this browser. */
export function useRepeating(user: User): readonly [boolean, (on: boolean) => void] {
  const { personal } = useAppServices();
  const storage = personal.of(String(user.id));
  const [on, setOn] = useState(() => storage.read(key) === 'on');
  return [
    on,
    (next) => {
      setOn(next);
      if (next) {
        storage.write(key, 'on');
      } else {
        storage.remove(key);
      }
    },
  ];
}
