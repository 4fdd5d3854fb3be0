/**
 * Status colours: the same in all themes, so that they are learnt once, and never the
 * only sign (an icon or a text is added). The unread dot is blue by specification §6.
 */
export const statusColors = {
  light: {
    danger: '#c91c15',
    dangerHover: '#b00e0a',
    onDanger: '#ffffff',
    dangerText: '#ab1b13',
    dangerSoft: '#ffe5e2',
    onDangerSoft: '#770f0a',
    successText: '#00643e',
    successSoft: '#d5f5e3',
    onSuccessSoft: '#004429',
    warningText: '#7f4a00',
    warningSoft: '#ffeccb',
    onWarningSoft: '#5b2f00',
    informationText: '#005e7c',
    informationSoft: '#d4f1fc',
    onInformationSoft: '#003f59',
    unread: '#006ce0',
  },
  dark: {
    danger: '#d53833',
    dangerHover: '#c62625',
    onDanger: '#ffffff',
    dangerText: '#f89a8e',
    dangerSoft: '#4a1f1c',
    onDangerSoft: '#facac5',
    successText: '#8ddaba',
    successSoft: '#0d3827',
    onSuccessSoft: '#b9e8cd',
    warningText: '#e8cc8f',
    warningSoft: '#432c04',
    onWarningSoft: '#f2dbb1',
    informationText: '#76cbed',
    informationSoft: '#063646',
    onInformationSoft: '#bce2f1',
    unread: '#51a2f8',
  },
} as const;
