import { type ReactNode, useId } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { ButtonLink } from '../../actions/Button/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';

/** What can be done with a file. */
export interface UploadAction {
  /** A verb: «توقف بارگذاری». The name of the file is added for screen readers. */
  label: string;
  icon?: ReactNode;
  /** Shows only the icon: a cancel, or taking the file off the list. */
  isQuiet?: boolean;
  /** Another page, in place of a press. */
  href?: string;
  onPress?: () => void;
}

interface UploadButtonProps extends UploadAction {
  /** The element with the name of the file. */
  nameId: string;
  /** @default 'secondary' */
  variant?: 'secondary' | 'quiet';
}

/** An action of a file, named by its words and the file. */
export function UploadButton({
  label,
  icon,
  href,
  onPress,
  nameId,
  isQuiet = false,
  variant = 'secondary',
}: UploadButtonProps) {
  const id = useId();
  const named = { id, 'aria-labelledby': `${id} ${nameId}` };
  if (isQuiet) {
    return <IconButton {...named} size="small" label={label} icon={icon} onClick={onPress} />;
  }
  const face = { ...named, size: 'small', icon, children: label } as const;
  return href === undefined ? (
    <Button {...face} variant={variant} onClick={onPress} />
  ) : (
    <ButtonLink {...face} variant={variant} href={href} />
  );
}
