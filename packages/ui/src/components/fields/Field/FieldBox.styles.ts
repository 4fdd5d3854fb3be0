import { Button, Group } from 'react-aria-components';
import { styled } from 'styled-components';
import { boxButtonLook, boxLook } from './boxLook.styles.ts';

export const Box = styled(Group)`
  ${boxLook}
`;

export const BoxButton = styled(Button)`
  ${boxButtonLook}
`;
