/** The environment variable by which every process of a test run, however far removed, is known as one of it: the first one's process id, and more. */
export const runVariable = 'WAGEWRIGHT_TEST_RUN';
