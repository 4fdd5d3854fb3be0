import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';

export { Root } from '../Dialog/Dialog.styles.ts';

export const Text = styled.div`
  color: ${color.textQuiet};
  overflow-wrap: anywhere;
`;
