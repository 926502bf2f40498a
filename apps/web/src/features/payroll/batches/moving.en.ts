/** What is said while a job submits a batch's data or moves it back. */
export const moving = {
  events: {
    'submit-data': 'Submitting the data',
    'back-to-new': 'Moving back to new',
    'back-to-waiting': 'Moving back to waiting',
    'back-to-calculated': 'Moving back to calculated',
    'back-to-approved': 'Moving back to approved',
  },
  parts: {
    queued: 'Waiting for a worker',
    ledger: 'Writing to the ledger',
    sums: 'Adding up what was written',
    payslips: 'Dropping the payslips',
    input: 'Dropping the prepared data',
    counts: 'Counting the findings',
  },
};

/** What is said of the last thing that could not be done. */
export const failed = {
  calculate: 'The last calculation did not finish',
  prepare: 'The data could not be prepared',
  move: 'The last step could not be done',
  kept: 'The result of the run before is kept.',
};
