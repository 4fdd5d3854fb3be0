import type { StrictInputType } from 'storybook/internal/csf';

interface Given {
  argTypes: Readonly<Record<string, StrictInputType>>;
  /** The arguments of the story before a designer changes them. */
  initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Gives props for any content a field of text, because the default is a field of JSON. An icon or
 * another element is not editable by hand, so it has no field.
 */
export function withTextForContent({
  argTypes,
  initialArgs,
}: Given): Record<string, StrictInputType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined || !takesContent(argType)) {
        return [name, argType];
      }
      const isWords = ['string', 'undefined'].includes(typeof initialArgs[name]);
      const control = isWords && name !== 'icon' ? ({ type: 'text' } as const) : false;
      return [name, { ...argType, control }];
    }),
  );
}

function takesContent({ type }: StrictInputType): boolean {
  return typeof type === 'object' && type.name === 'other' && type.value === 'ReactNode';
}
