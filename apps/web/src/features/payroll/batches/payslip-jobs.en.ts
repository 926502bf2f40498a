/** What is said while a job is at the payslips of a batch. */
export const payslipJobs = {
  kinds: {
    generate: 'Generating payslips',
    publish: 'Publishing payslips',
    resend: 'Telling people again',
  },
  parts: {
    queued: 'Waiting for a worker',
    sums: 'Checking that they add up to the batch',
  },
};
