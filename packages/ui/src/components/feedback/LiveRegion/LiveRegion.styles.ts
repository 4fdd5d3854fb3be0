import { styled } from 'styled-components';
import { Root as VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.styles.ts';

export const Root = styled.div`
  /* A region without visible content takes no gap of its parent and remains in the accessibility tree. */
  &:empty,
  &:has(> ${VisuallyHidden}:only-child) {
    position: absolute;
  }
`;
