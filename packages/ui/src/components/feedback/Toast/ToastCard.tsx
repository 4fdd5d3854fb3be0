import { useEffect } from 'react';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { CloseIcon } from '../../media/Icon/controlIcons.ts';
import { DangerIcon, InformationIcon, SuccessIcon } from '../../media/Icon/toneIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import type { Toast } from './toastQueue.ts';
import * as S from './Toast.styles.ts';

interface ToastCardProps {
  toast: Toast;
  /** Pauses the timer; the full duration starts again afterwards. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

/** In ms: enough to read two lines and to reach the button. */
const durationMs = 6_000;
const durationWithActionMs = 10_000;

/** One toast with its timer, action and dismiss button. */
export function ToastCard({ toast, paused, onDismiss }: ToastCardProps) {
  const { id, text: words, tone = 'information', action } = toast;
  const time = toast.duration ?? (action === undefined ? durationMs : durationWithActionMs);
  const runs = tone !== 'danger' && !paused;

  useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setTimeout(() => onDismiss(id), time);
    return () => clearTimeout(timer);
  }, [runs, time, id, onDismiss]);

  const ToneIcon = icons[tone];
  return (
    <S.Card data-tone={tone}>
      <ToneIcon />
      <S.Words>{words}</S.Words>
      <S.Actions>
        {action !== undefined && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              action.onPress();
              onDismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          size="small"
          label={text.close}
          icon={<CloseIcon />}
          onClick={() => onDismiss(id)}
        />
      </S.Actions>
    </S.Card>
  );
}

const icons = { success: SuccessIcon, information: InformationIcon, danger: DangerIcon };
