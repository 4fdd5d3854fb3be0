import type { DrawingProps } from '../../../drawings/Drawing.tsx';
import { EmptyDrawing } from '../../../drawings/EmptyDrawing.tsx';
import { NotAllowedDrawing } from '../../../drawings/NotAllowedDrawing.tsx';
import { NotFoundDrawing } from '../../../drawings/NotFoundDrawing.tsx';
import { OfflineDrawing } from '../../../drawings/OfflineDrawing.tsx';
import { VoiceToScriptDrawing } from '../../../drawings/VoiceToScriptDrawing.tsx';

export const illustrationNames = ['404', '401', 'empty', 'offline', 'voice'] as const;
export type IllustrationName = (typeof illustrationNames)[number];

/** Widths in px; narrower containers shrink the illustration. */
export const illustrationSizes = { small: 140, medium: 220, large: 320 } as const;
export type IllustrationSize = keyof typeof illustrationSizes;

export interface IllustrationProps extends DrawingProps {
  name: IllustrationName;
  /**
   * 140, 220 or 320 px wide; `EmptyState`, `ErrorState` and `ErrorPage` set their own width.
   * @default 'medium'
   */
  size?: IllustrationSize;
}

/**
 * A drawing in two tones of the theme, such as for an empty state. Decorative unless it has a
 * `label`.
 */
export function Illustration({ name, size = 'medium', ...rest }: IllustrationProps) {
  const Drawing = drawings[name];
  return <Drawing width={illustrationSizes[size]} {...rest} />;
}

const drawings = {
  '404': NotFoundDrawing,
  '401': NotAllowedDrawing,
  empty: EmptyDrawing,
  offline: OfflineDrawing,
  voice: VoiceToScriptDrawing,
} satisfies Record<IllustrationName, unknown>;
