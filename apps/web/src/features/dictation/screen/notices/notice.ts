/** One sentence above the recording bar, and at most one action. */
export interface LiveNotice {
  tone: 'danger' | 'warning' | 'information';
  /** A failure: may interrupt a screen reader. */
  urgent: boolean;
  title?: string;
  text: string;
  /** Shows where the browser has the switch of the microphone. */
  showsSwitch?: boolean;
  action?: NoticeAction;
  /** A second way out. */
  other?: NoticeAction;
}

export type NoticeAction =
  | {
      label: string;
      kind: 'start' | 'retry' | 'reload' | 'take-over' | 'download' | 'sync' | 'texts';
    }
  | { label: string; kind: 'microphone' | 'piece' | 'reopen'; id: string }
  | { label: string; kind: 'link'; href: string };
