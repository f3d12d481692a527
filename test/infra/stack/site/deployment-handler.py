"""Runs the CDK's own handler of bucket deployments on an event from stdin, without AWS: it prints the calls that it makes."""

import importlib.util
import json
import sys
import types


class Client:
    def __getattr__(self, name):
        def call(*_, **options):
            print(name)
            return {"Invalidation": {"Id": "1"}} if name == "create_invalidation" else Client()

        return call


def stub(name, **attributes):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__dict__.update(attributes)


stub("boto3", client=lambda *_, **__: Client())
stub("botocore")
stub("botocore.config", Config=lambda **_: None)
stub("botocore.exceptions", ClientError=Exception, WaiterError=Exception)

spec = importlib.util.spec_from_file_location("handler", sys.argv[1])
handler = importlib.util.module_from_spec(spec)
spec.loader.exec_module(handler)
handler.s3_deploy = lambda *_: None
handler.cfn_send = lambda event, context, status, **_: print(status)
handler.handler(json.load(sys.stdin), None)
