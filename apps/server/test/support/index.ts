export { askCaptcha, knownAnswer, solveCaptcha } from './captcha.ts';
export { callerForAll, forAllTests, serverForAll } from './for-all-tests.ts';
export { fieldPart, filePart, formEnd, formOf, type GivenFile, usualFile } from './form.ts';
export { startProvider, type TestProvider } from './oidc.ts';
export { authenticatorCode, codeOf, goodPassword, hashOf, makeUser, signIn } from './sign-in.ts';
export { type Answer, basePath, startTestServer, type TestCaller, type TestServer } from './test-server.ts';
export { worthSending } from './worth-sending.ts';
