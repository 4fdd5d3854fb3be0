import type { FieldProps } from './FieldFrame.tsx';

interface FramedProps extends FieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Separates the props of a field's frame from those of its control. */
export function splitFieldProps<Props extends FramedProps>(props: Props) {
  const { label, hint, error, optional, id, 'aria-describedby': describedBy, ...control } = props;
  return [{ label, hint, error, optional, id, describedBy }, control] as const;
}
