export { askCaptcha, knownAnswer, solveCaptcha } from './captcha.ts';
export { type Answer, startTestServer, type TestCaller, type TestServer } from './test-server.ts';
