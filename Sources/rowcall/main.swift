print("rowcall")
