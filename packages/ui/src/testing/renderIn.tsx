import type { ComponentType, CSSProperties } from 'react';

/** Renders a component of a story in a box with this style, e.g. in a narrow one. */
export function renderIn<Props extends object>(
  Component: ComponentType<Props>,
  style: CSSProperties,
) {
  return (args: Props) => (
    <div style={style}>
      <Component {...args} />
    </div>
  );
}
