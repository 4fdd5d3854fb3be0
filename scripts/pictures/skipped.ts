/** How the run says that nothing was compared; the whole test run counts it as skipped. */
export const notCompared = 'Pictures are not compared: the stories are drawn';
