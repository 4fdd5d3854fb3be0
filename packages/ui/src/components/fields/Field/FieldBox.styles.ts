import { Button, Group } from 'react-aria-components';
import { styled } from 'styled-components';
import { boxButtonStyles, boxStyles } from './box.styles.ts';

export const Box = styled(Group)`
  ${boxStyles}
`;

export const BoxButton = styled(Button)`
  ${boxButtonStyles}
`;
