import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';

interface OpenState {
  open: boolean;
  onClose: () => void;
}

interface OpenerProps extends OpenState {
  /** @default 'باز کردن' */
  label?: string;
  children: (modal: OpenState) => ReactNode;
}

/** A button that opens the modal of a story; `open` is the initial state. */
export function Opener({ open: first, onClose, label = 'باز کردن', children }: OpenerProps) {
  const [open, setOpen] = useState(first);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({ open, onClose: close })}
    </div>
  );
}
