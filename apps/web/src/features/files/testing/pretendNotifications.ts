import { vi } from 'vitest';

export interface ShownNotification {
  title: string;
  options: NotificationOptions;
  target: EventTarget;
}

/** Takes the place of the notifications of the system until `vi.unstubAllGlobals`; returns those that are shown. */
export function pretendNotifications(
  permission: NotificationPermission = 'granted',
): ShownNotification[] {
  const shown: ShownNotification[] = [];
  class PretendNotification extends EventTarget {
    static readonly permission = permission;
    constructor(title: string, options: NotificationOptions) {
      super();
      shown.push({ title, options, target: this });
    }
  }
  vi.stubGlobal('Notification', PretendNotification);
  return shown;
}
